/** The median over several rounds of the time one call takes, after a warm-up of one round. */
export function microsecondsPerCall(call: (number: number) => void, calls: number, rounds = 7): number {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const started = performance.now();
    for (let number = 0; number < calls; number++) call(number);
    if (round > 0) times.push(((performance.now() - started) * 1000) / calls);
  }
  return times.sort((left, right) => left - right)[Math.floor(times.length / 2)] ?? Number.NaN;
}

export function report(title: string, rows: readonly (readonly [string, string])[]): void {
  console.log(`${title} (Node ${process.versions.node})`);
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, value] of rows) console.log(`  ${name.padEnd(width)}  ${value}`);
}
