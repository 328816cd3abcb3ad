/** A body of which a byte arrives now and then, and never the last one. */
export function slowBody(everyMs = 20): { readonly stream: ReadableStream<Uint8Array>; readonly breakOff: () => void } {
  let isBroken = false;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await scheduler.wait(everyMs);
      if (isBroken) controller.error(new Error('broken off'));
      else controller.enqueue(new Uint8Array(1));
    },
  });
  return {
    stream,
    breakOff: () => {
      isBroken = true;
    },
  };
}
