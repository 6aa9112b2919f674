declare module "@prefresh/vite" {
  export default function prefresh(): Promise<import("vite").PluginOption>;
}
