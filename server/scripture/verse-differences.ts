/**
 * SCRIPTURE-5: the verses of the King James Version that the World English Bible does not have under the same number: where it
 * has them, or null if it has them only in a note. It follows the Majority Text, the other one the Textus Receptus. A test
 * compares every verse of both.
 */
export const verseDifferences: Readonly<Record<string, string | null>> = {
  // In the other order.
  "Matthew 23:13": "Matthew 23:14",
  "Matthew 23:14": "Matthew 23:13",
  "Luke 17:36": null,
  "Acts 8:37": null,
  "Acts 15:34": null,
  "Acts 24:7": null,
  // The words of praise that end the letter.
  "Romans 16:25": "Romans 14:24",
  "Romans 16:26": "Romans 14:25",
  "Romans 16:27": "Romans 14:26",
};
