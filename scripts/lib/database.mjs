/** Binding by which wrangler finds the database, so that its name is in `wrangler.toml` alone. */
export const DATABASE = 'DB';
