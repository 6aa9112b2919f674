// Says in one sentence that a browser is too old. Plain syntax of 2015, which browsers without modules can run, too.
(() => {
  var isSupported =
    "noModule" in document.createElement("script") &&
    "toSorted" in Array.prototype &&
    "structuredClone" in window &&
    CSS.supports("color", "color-mix(in srgb, red, blue)");
  if (isSupported) return;
  var sentences = {
    de: "Dieser Browser ist zu alt für Rondel. Bitte nimm Chrome ab 111, Firefox ab 115 oder Safari ab 16.4.",
    en: "This browser is too old for Rondel. Please use Chrome 111, Firefox 115, Safari 16.4 or a later version.",
    fr: "Ce navigateur est trop ancien pour Rondel. Utilisez Chrome 111, Firefox 115, Safari 16.4 ou une version plus récente.",
  };
  var language = (navigator.language || "en").slice(0, 2);
  document.documentElement.lang = sentences[language] ? language : "en";
  document.body.textContent = sentences[language] || sentences.en;
})();
