// Zod tries out whether it may compile, and browsers report that as a breach of the policy. It reads this when it loads, which is
// later: the rules of forms bring it.
globalThis.__zod_globalConfig = { jitless: true };
