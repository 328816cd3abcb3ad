/** Loads code, again when the network is back where it was lost meanwhile. */
export async function withNetwork<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((back) => window.addEventListener('online', back, { once: true }));
    return withNetwork(load);
  }
}
