export const seatOffered = (community: string, { title, until }: { title: string; until: string }) => ({
  subject: `${community}: a seat is free for you`,
  text: `A seat is free for you at “${title}”. It’s yours until ${until}. If you don’t take it by then, it goes to the next person, and you leave the waiting list.`,
  button: "Take the seat",
});
