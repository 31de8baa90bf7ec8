export const ticketCode = "Please enter the code on the ticket.";
