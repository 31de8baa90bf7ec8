/** What a well-behaved model drafts about a theme. */
export const sampleDevotion = (theme: string | null) => ({
  title: `A lamp for ${theme ?? "today"}`,
  scripture_reference: "Psalm 119:105",
  content:
    "The generator is off again, and the street is dark.\n\nA lamp shows the next step and not the whole road. That is enough, as John 8:12 says too.\n\nLord, show me the next step.",
});
