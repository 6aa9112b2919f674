import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

type Colour = readonly [number, number, number];
type Theme = "light" | "dark";

function colourOf([red = 0, green = 0, blue = 0]: readonly number[]): Colour {
  return [red, green, blue];
}

const THEMES: readonly Theme[] = ["light", "dark"];
const PEOPLE = [0, 1, 2, 3, 4, 5];
const personColour = (seat: number) => `person-${seat}`;
const NATIONS = ["yellow", "green", "blue", "red", "black", "purple"];
const persons = readFileSync("packages/web/src/ui/person-colours.css", "utf8");
const tokens = readFileSync("packages/boards/src/component/tokens.css", "utf8");

/** The colour of a CSS variable in a theme, as linear light. */
function colourIn(css: string, name: string, theme: Theme): Colour {
  const [, light, dark] = new RegExp(`${name}: light-dark\\(#(\\w{6}), #(\\w{6})\\)`).exec(css) ?? [];
  const hex = theme === "light" ? light : dark;
  if (hex === undefined) throw new Error(`${name} has no colour`);
  return colourOf([0, 2, 4].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)));
}

function personIn(seat: number, name: string, theme: Theme): Colour {
  const rule = persons.slice(persons.indexOf(`.${personColour(seat)} {`));
  return colourIn(rule, name, theme);
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** How a colour is seen, by Machado, Oliveira and Fernandes (2009): matrices for linear light and a complete deficiency. */
const SIGHTS: Readonly<Record<string, readonly Colour[]>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function times(matrix: readonly Colour[], [r, g, b]: Colour): Colour {
  return colourOf(matrix.map(([x, y, z]) => x * r + y * g + z * b));
}

/** Oklab, in which distances are about as large as they look: 0.02 is just visible. */
function oklab(colour: Colour): Colour {
  const inside = colourOf(colour.map((value) => Math.min(1, Math.max(0, value))));
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    inside,
  ).map(Math.cbrt);
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    colourOf(cones),
  );
}

function distance(a: Colour, b: Colour, sight: string): number {
  const matrix = SIGHTS[sight] ?? [];
  const [one, other] = [oklab(times(matrix, a)), oklab(times(matrix, b))];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function contrast(a: Colour, b: Colour): number {
  const [dark = 0, light = 0] = [a, b]
    .map(([r, g, blue]) => 0.2126 * r + 0.7152 * g + 0.0722 * blue)
    .sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const cases = THEMES.flatMap((theme) => Object.keys(SIGHTS).map((sight) => ({ theme, sight })));

it.each(cases)("tells people apart from each other and from the nations: $theme, $sight", ({ theme, sight }) => {
  const least = sight === "full" ? 0.12 : 0.06;
  const others = NATIONS.map((owner) => ({ name: owner, colour: colourIn(tokens, `--c-${owner}`, theme) }));
  const people = PEOPLE.map((seat) => ({ name: personColour(seat), colour: personIn(seat, "--person", theme) }));
  const close = people.flatMap((person, index) =>
    [...others, ...people.slice(index + 1)]
      .filter(({ colour }) => distance(person.colour, colour, sight) < least)
      .map(({ name }) => `${person.name} is like ${name}`),
  );
  expect(close).toEqual([]);
});

it.each(THEMES)("shows people on paper and their marks in them: %s", (theme) => {
  for (const seat of PEOPLE) {
    const colour = personIn(seat, "--person", theme);
    for (const paper of ["--paper", "--paper-raised"]) {
      expect(contrast(colour, colourIn(tokens, paper, theme)), `${personColour(seat)} on ${paper}`).toBeGreaterThan(3);
    }
    const ink = personIn(seat, "--person-ink", theme);
    expect(contrast(colour, ink), `mark in ${personColour(seat)}`).toBeGreaterThan(4.5);
  }
});
