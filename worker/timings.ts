/** One metric of a `Server-Timing` header (W3C Server Timing): whole milliseconds, or a word that describes. */
type Metric = { readonly name: string } & ({ readonly dur: number } | { readonly desc: string });

/** What took its time in a request. In production the clock stands still while code runs: it counts what is waited for. */
export class Timings {
  readonly #metrics: Metric[] = [];
  readonly #start = performance.now();

  /** Waits for a piece of work and remembers how long it took, also where it fails. */
  async measure<Result>(name: string, work: Promise<Result>): Promise<Result> {
    const start = performance.now();
    try {
      return await work;
    } finally {
      this.#metrics.push({ name, dur: Math.round(performance.now() - start) });
    }
  }

  describe(name: string, desc: string): void {
    this.#metrics.push({ name, desc });
  }

  /** The header's value; the whole comes last. */
  toString(): string {
    const total: Metric = { name: 'total', dur: Math.round(performance.now() - this.#start) };
    return [...this.#metrics, total].map(toText).join(', ');
  }
}

const toText = (metric: Metric): string =>
  `${metric.name};${'desc' in metric ? `desc="${metric.desc}"` : `dur=${metric.dur}`}`;
