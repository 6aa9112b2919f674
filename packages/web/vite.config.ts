import { defineConfig } from "vite";

export default defineConfig({
  build: { target: "es2022", modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": "http://127.0.0.1:8080", "/socket": { target: "ws://127.0.0.1:8080", ws: true } },
  },
});
