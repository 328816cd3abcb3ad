import { DomainError } from '../errors.ts';

/** A request that waits or works; `seen`: when it last said so; `owner`: its network, where each has a share of its own. */
type Place = { seen: number; readonly owner: string };

/** Time after which a waiting request that has not looked is gone: nobody tells a Worker that a visitor has hung up. */
const GONE_MS = 3000;
const LOOK_MS = 20;

type Limits = {
  readonly atOnce: number;
  readonly waiting: number;
  readonly patienceMs: number;
  /** Time after which work counts as broken off. */
  readonly leaseMs: number;
  readonly busy: string;
  /** How many of one owner may run at once, and wait; as many as of all where it is left out. */
  readonly each?: Pick<Limits, 'atOnce' | 'waiting'>;
};

/**
 * Lets a limited number of tasks run at once in this isolate, in order of arrival, as they share its 128 MB. Each
 * request polls for its turn, as requests cannot wake each other; an aborted one frees nothing, so that places expire.
 */
export function makeSemaphore({ atOnce, waiting, patienceMs, leaseMs, busy, each }: Limits) {
  let working: Place[] = [];
  let queue: Place[] = [];
  const tidy = (now: number): void => {
    working = working.filter(({ seen }) => now - seen < leaseMs);
    queue = queue.filter(({ seen }) => now - seen < GONE_MS);
  };
  const leave = (place: Place): void => {
    working = working.filter((other) => other !== place);
    queue = queue.filter((other) => other !== place);
  };

  const ofOwner = (places: readonly Place[], { owner }: Place) =>
    places.filter((other) => other.owner === owner).length;
  const mayBegin = (place: Place): boolean =>
    working.length < atOnce && ofOwner(working, place) < (each?.atOnce ?? atOnce);

  async function begin(place: Place): Promise<void> {
    const begun = place.seen;
    tidy(begun);
    // Others of the same owner block nobody else.
    if (queue.some(mayBegin) || !mayBegin(place)) {
      if (queue.length >= waiting || ofOwner(queue, place) >= (each?.waiting ?? waiting))
        throw new DomainError('unavailable', busy);
      queue.push(place);
      while (queue.find(mayBegin) !== place) {
        // Not by `scheduler`, as scripts hash passwords, too.
        await new Promise((done) => setTimeout(done, LOOK_MS));
        place.seen = Date.now();
        // A place that was taken for gone, as the isolate was busy for long, is the last one again.
        if (!queue.includes(place)) queue.push(place);
        tidy(place.seen);
        if (place.seen - begun > patienceMs) throw new DomainError('unavailable', busy);
      }
      queue = queue.filter((other) => other !== place);
    }
    working.push(place);
  }

  /**
   * Waits for a turn and works.
   * @throws DomainError `unavailable` where too many wait, or it takes too long
   */
  return async <Result>(work: () => Promise<Result>, owner = ''): Promise<Result> => {
    const place = { seen: Date.now(), owner };
    try {
      await begin(place);
      return await work();
    } finally {
      leave(place);
    }
  };
}
