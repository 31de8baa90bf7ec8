import { describe, expect, test } from "vitest";
import { contactLink } from "../../../../client/site/page/contact-link.ts";

describe("the contact link", () => {
  test("carries the prepared words to WhatsApp, spaces and marks written out", () => {
    expect(contactLink("https://wa.me/2348000000000", "Hello & good day?")).toBe(
      "https://wa.me/2348000000000?text=Hello%20%26%20good%20day%3F",
    );
    expect(contactLink("https://api.whatsapp.com/send?phone=2348000000000", "Ẹ káàbọ̀")).toBe(
      `https://api.whatsapp.com/send?phone=2348000000000&text=${encodeURIComponent("Ẹ káàbọ̀")}`,
    );
  });

  test("stays as it was set where it has words of its own or the place takes none", () => {
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
