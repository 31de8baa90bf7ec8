/**
 * `/v3.js`: the provider's `FlutterwaveCheckout(options)`. It opens the checkout in a frame above the page, calls
 * `callback` after a payment and `onclose` when the payer closes it, and returns an object with `close()`. The
 * checkout stays open after `callback`, like the provider's.
 */
export const widgetScript = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  const fields = (options) => ({
    public_key: options.public_key, tx_ref: options.tx_ref, amount: options.amount, currency: options.currency || "NGN",
    payload_hash: options.payload_hash || "", email: (options.customer || {}).email || "",
    name: (options.customer || {}).name || "", title: (options.customizations || {}).title || "",
    description: (options.customizations || {}).description || "",
    session_duration: (options.configurations || {}).session_duration || "",
  });
  window.FlutterwaveCheckout = (options) => {
    const before = document.activeElement;
    const frame = document.createElement("iframe");
    frame.title = "Test checkout";
    frame.name = "checkout";
    frame.src = origin + "/inline?" + new URLSearchParams(fields(options));
    Object.assign(frame.style, { position: "fixed", inset: "0", width: "100%", height: "100%", border: "0", zIndex: "2147483647" });
    const close = () => {
      removeEventListener("message", receive);
      frame.remove();
      if (before && before.focus) before.focus();
    };
    const receive = (event) => {
      if (event.origin !== origin || event.source !== frame.contentWindow) return;
      if (event.data.type === "paid") {
        if (options.callback) options.callback(event.data.payment);
        else if (options.redirect_url) location.assign(options.redirect_url + (options.redirect_url.includes("?") ? "&" : "?") +
          new URLSearchParams({ status: event.data.payment.status, tx_ref: event.data.payment.tx_ref, transaction_id: event.data.payment.transaction_id }));
      }
      if (event.data.type === "closed") {
        close();
        if (options.onclose) options.onclose(event.data.isIncomplete);
      }
    };
    addEventListener("message", receive);
    frame.addEventListener("load", () => frame.focus(), { once: true });
    document.body.append(frame);
    return { close };
  };
})();
`;

/** `/inline.js`: tells the page around the frame what happened in it, and adds a button that closes it. */
export const frameScript = `(() => {
  const result = JSON.parse(document.body.dataset.result);
  const tell = (message) => parent.postMessage(message, "*");
  const close = () => tell({ type: "closed", isIncomplete: !result.payment });
  if (result.isCancelled) return close();
  if (result.payment) tell({ type: "paid", payment: result.payment });
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Close";
  button.style.marginTop = "12px";
  button.addEventListener("click", close);
  document.querySelector(".card").append(button);
  addEventListener("keydown", (event) => event.key === "Escape" && close());
})();
`;
