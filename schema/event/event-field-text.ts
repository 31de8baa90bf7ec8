export const endBeforeStart = "Please choose an end after the start.";
export const notAPrice = "Please enter a price in Naira, such as 2500 or 2500.50.";
export const priceDecimals = "Please use at most two decimals.";
export const priceTooLow = "Please enter a price above 0, or make the event free.";
export const priceTooHigh = "Please enter at most ₦1,000,000.";
