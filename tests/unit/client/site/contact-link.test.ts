import { describe, expect, test } from "vitest";
import { contactLink } from "../../../../client/frame/contact-link.ts";

describe("the contact link", () => {
  test("a WhatsApp link gets the prefilled message, with spaces and marks encoded", () => {
    expect(contactLink("https://wa.me/2348000000000", "Hello & good day?")).toBe(
      "https://wa.me/2348000000000?text=Hello%20%26%20good%20day%3F",
    );
    expect(contactLink("https://api.whatsapp.com/send?phone=2348000000000", "Ẹ káàbọ̀")).toBe(
      `https://api.whatsapp.com/send?phone=2348000000000&text=${encodeURIComponent("Ẹ káàbọ̀")}`,
    );
  });

  test("a contact link with its own message, or to another service, is not changed", () => {
    for (const address of [
      "https://wa.me/2348000000000?text=Hi",
      "https://chat.whatsapp.com/AbCdEf",
      "https://t.me/+AbCdEf",
      "https://community.example/contact",
    ]) {
      expect(contactLink(address, "Hello")).toBe(address);
    }
  });
});
