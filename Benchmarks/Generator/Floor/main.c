// generator-floor FROM TO MODEL...: parses models and copies the files of one folder to another, as
// plainly as a program can.
#include <dirent.h>
#include <fcntl.h>
#include <floor.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static char *contents(const char *path, size_t *size) {
  int file = open(path, O_RDONLY);
  struct stat status;
  if (file == -1 || fstat(file, &status) == -1) {
    perror(path);
    exit(1);
  }
  char *bytes = malloc((size_t)status.st_size + 1);
  *size = 0;
  ssize_t count;
  while ((count = read(file, bytes + *size, (size_t)status.st_size - *size)) > 0) *size += count;
  close(file);
  return bytes;
}

static void save(const char *path, const char *bytes, size_t size) {
  int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  if (file == -1 || write(file, bytes, size) != (ssize_t)size) {
    perror(path);
    exit(1);
  }
  close(file);
}

int main(int count, char **arguments) {
  if (count < 4) return 64;
  for (int index = 3; index < count; index++) {
    size_t size;
    char *bytes = contents(arguments[index], &size);
    if (floor_parse(bytes, size) < 0) return 1;
    free(bytes);
  }
  mkdir(arguments[2], 0777);
  DIR *folder = opendir(arguments[1]);
  if (folder == NULL) return 1;
  struct dirent *entry;
  while ((entry = readdir(folder)) != NULL) {
    if (entry->d_type != DT_REG) continue;
    char from[4096], to[4096];
    snprintf(from, sizeof from, "%s/%s", arguments[1], entry->d_name);
    snprintf(to, sizeof to, "%s/%s", arguments[2], entry->d_name);
    size_t size;
    char *bytes = contents(from, &size);
    save(to, bytes, size);
    free(bytes);
  }
  closedir(folder);
  return 0;
}
