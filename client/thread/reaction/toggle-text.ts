export const reactionsLabel = "Reactions";
export const reactLabel = "React";
export const reactionCount = (name: string, count: number): string => `${name}, ${count}`;
