export const loading = "Loading the course...";
export const backLink = "Your courses";
export const printButton = "Print";
export const deleteButton = "Delete course";
export const deleteTitle = "Delete this course?";
export const deleteQuestion = "The course and your progress in it will be gone for good.";
export const keepButton = "Keep it";
export const deletedToast = { title: "Course deleted" };
export const deleteFailed = { title: "Not deleted", message: "The course couldn’t be deleted. Please try again." };
export const tickFailed = { title: "Not saved", message: "Your progress couldn’t be saved. Please try again." };
export const doneLabel = "Done";
/** For screen readers. */
export const doneWith = (section: string): string => `Done with ${section}`;
