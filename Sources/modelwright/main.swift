print("modelwright")
