export const birthDate = "Please enter a day in the past.";
export const nameTooShort = "Type at least two letters of a name.";
