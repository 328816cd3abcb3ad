export const keysOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table & string)[];

export const isKeyOf = <Table extends object>(table: Table, name: PropertyKey): name is keyof Table =>
  Object.hasOwn(table, name);

export const isOneOf = <Item extends string>(items: readonly Item[], text: string): text is Item =>
  items.some((item) => item === text);

export const recordOf = <Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>;

/** A loop, as it is run for every field of every row of a list. */
export function pick<Table, Name extends keyof Table>(table: Table, names: readonly Name[]): Pick<Table, Name> {
  const picked: Partial<Pick<Table, Name>> = {};
  for (const name of names) picked[name] = table[name];
  return picked as Pick<Table, Name>;
}

/** `Map.groupBy`, which the oldest browsers (vite.config.ts) lack: groups in the order of their first items. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
