import { type ComponentChild, render as renderInto } from "preact";
import { onTestFinished, vi } from "vitest";

type Listener = (this: FakeNode, event: object) => void;

/** As much of a node of the DOM as Preact uses to draw. Nothing has a size or a style. */
class FakeNode {
  readonly ownerDocument = document;
  readonly offsetHeight = 0;
  readonly namespaceURI = "http://www.w3.org/1999/xhtml";
  readonly style: Record<string, string> = {};
  readonly dataset: Record<string, string> = {};
  readonly attributes = new Map<string, string>();
  readonly childNodes: FakeNode[] = [];
  readonly #listeners = new Map<string, Listener>();
  parentNode: FakeNode | null = null;
  readonly localName: string;
  readonly nodeType: number;
  data: string;

  constructor(localName: string, data = "") {
    this.localName = localName;
    this.nodeType = localName === "" ? 3 : 1;
    this.data = data;
  }
  get firstChild(): FakeNode | null {
    return this.childNodes[0] ?? null;
  }
  get nextSibling(): FakeNode | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }
  get textContent(): string {
    return this.localName === "" ? this.data : this.childNodes.map((child) => child.textContent).join("");
  }
  insertBefore(child: FakeNode, next: FakeNode | null): void {
    child.parentNode?.removeChild(child);
    child.parentNode = this;
    this.childNodes.splice(next ? this.childNodes.indexOf(next) : this.childNodes.length, 0, child);
  }
  removeChild(child: FakeNode): void {
    this.childNodes.splice(this.childNodes.indexOf(child), 1);
    child.parentNode = null;
  }
  remove(): void {
    this.parentNode?.removeChild(this);
  }
  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }
  removeEventListener(type: string): void {
    this.#listeners.delete(type);
  }
  closest(): null {
    return null;
  }
  setPointerCapture(): void {}
  /** Calls the listener for an event, which a test describes as far as the listener reads it. */
  send(type: string, event: object = {}): void {
    this.#listeners.get(type)?.call(this, { type, preventDefault: () => undefined, ...event, currentTarget: this });
  }
  /** All elements inside with this name, in the order of the page. */
  all(localName: string): FakeNode[] {
    return this.childNodes.flatMap((child) => [
      ...(child.localName === localName ? [child] : []),
      ...child.all(localName),
    ]);
  }
}

/** Draws a component without a browser, and removes it after the test. Use `vi.waitFor` for what is drawn later. */
export function render(node: ComponentChild): FakeNode {
  vi.stubGlobal("document", {
    createElementNS: (_: string, name: string) => new FakeNode(name),
    createTextNode: (text: string) => new FakeNode("", text),
    activeElement: null,
  });
  vi.stubGlobal("Element", FakeNode);
  const root = new FakeNode("main");
  const draw = (shown: ComponentChild) => renderInto(shown, root as unknown as Element);
  onTestFinished(() => {
    draw(null);
    vi.unstubAllGlobals();
  });
  draw(node);
  return root;
}
