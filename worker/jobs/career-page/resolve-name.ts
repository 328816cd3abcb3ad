import * as mini from 'zod/mini';

/** Least of an answer of DNS over HTTPS as JSON; a name without addresses has no `Answer`. */
const answerSchema = mini.object({
  Answer: mini._default(mini.array(mini.object({ type: mini.int(), data: mini.string() })), []),
});

/** The types of records, by their numbers. */
const ADDRESSES = { A: 1, AAAA: 28 } as const;

/**
 * The addresses of a name, none where it does not exist.
 * @param resolver address of DNS over HTTPS that answers with JSON
 * @throws where it does not answer so
 */
export async function addressesOf(name: string, resolver: string, signal: AbortSignal): Promise<readonly string[]> {
  const found = Object.entries(ADDRESSES).map(async ([type, number]) => {
    const answer = await fetch(`${resolver}?${new URLSearchParams({ name, type })}`, {
      headers: { Accept: 'application/dns-json' },
      redirect: 'manual',
      signal,
    });
    const records = answerSchema.parse(await answer.json()).Answer;
    return records.filter((record) => record.type === number).map(({ data }) => data);
  });
  return (await Promise.all(found)).flat();
}
