/** Result of waiting for the network: its response, or the reason why there is none. */
type Outcome = Response | 'silent' | 'gone';

/** Waits for the network, at most `patience` ms; what comes later still arrives in `network`. */
export const waitFor = (network: Promise<Response>, patience: number): Promise<Outcome> =>
  Promise.race([
    network.catch(() => 'gone' as const),
    new Promise<'silent'>((done) => setTimeout(done, patience, 'silent')),
  ]);
