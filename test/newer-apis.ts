import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { read } from './repo/repository.ts';

/** Browsers of `vite.config.ts`, by the names that MDN has for them. */
const NAMES = { chrome: 'chrome', firefox: 'firefox', safari: 'safari', ios: 'safari_ios' } as const;

/** The oldest browsers in which the site works. */
export const OLDEST = [
  ...(/OLDEST_BROWSERS = \[(.*)\]/.exec(read('vite.config.ts'))?.[1] ?? '').matchAll(/([a-z]+)([\d.]+)/g),
].map(([, name = '', version = '']) => ({ name: NAMES[name as keyof typeof NAMES], version }));

/** An API that one of the oldest browsers lacks: a global or a member of one. */
export type NewerApi = {
  readonly owner: string;
  /** null: the global itself. */
  readonly member: string | null;
  readonly isStatic: boolean;
};

/** True if a version is not younger than another one. */
function isUpTo(version: string, oldest: string): boolean {
  const [[major = 0, minor = 0] = [], [most = 0, least = 0] = []] = [version, oldest].map((text) =>
    text.replace('≤', '').split('.').map(Number),
  );
  return major < most || (major === most && minor <= least);
}

const isThere = (support: SimpleSupportStatement, oldest: string): boolean =>
  typeof support.version_added === 'string' &&
  support.version_added !== 'preview' &&
  isUpTo(support.version_added, oldest) &&
  !(typeof support.version_removed === 'string' && isUpTo(support.version_removed, oldest)) &&
  !(support.flags || support.prefix || support.alternative_name);

const isEverywhere = ({ support }: CompatStatement): boolean =>
  OLDEST.every(({ name, version }) => [support[name] ?? []].flat().some((one) => isThere(one, version)));

const membersOf = (feature: Identifier): [string, CompatStatement][] =>
  Object.entries(feature).flatMap(([name, part]) =>
    '__compat' in part && part.__compat ? [[name, part.__compat]] : [],
  );

/** APIs by MDN's data: those that one of the oldest browsers lacks, and names of members that all of them have. */
function readApis(features: Identifier): { newer: NewerApi[]; known: Set<string> } {
  const [newer, known]: [NewerApi[], Set<string>] = [[], new Set()];
  for (const [owner, compat] of membersOf(features)) {
    const feature = features[owner];
    if (!feature) continue;
    if (!isEverywhere(compat)) newer.push({ owner, member: null, isStatic: false });
    for (const [name, ofMember] of membersOf(feature)) {
      const member = name.replace(/_static$/, '');
      // No members: events, constructors, and what MDN says of a detail in words.
      if (!/^[a-z]\w*$/i.test(member) || member === owner || /_event$|_[a-z]+_/.test(member)) continue;
      if (isEverywhere(compat) && isEverywhere(ofMember)) known.add(member);
      else newer.push({ owner, member, isStatic: name !== member });
    }
  }
  return { newer, known };
}

const [ofPages, ofLanguage] = [readApis(bcd.api), readApis(bcd.javascript.builtins ?? {})];

/** APIs that one of the oldest browsers lacks. */
export const NEWER: readonly NewerApi[] = [...ofPages.newer, ...ofLanguage.newer];

/** Names of members that all of them have on some object. */
export const KNOWN_MEMBERS: ReadonlySet<string> = new Set([...ofPages.known, ...ofLanguage.known]);

/** Not taken away: with the policy of the site Chromium asks for trusted types, and without a limit V8 writes no stacks. */
const LEFT = /^Trusted|^trustedTypes|^Error$/;

/** APIs for `takeAway`. */
export const TAKEN = NEWER.filter(({ owner }) => !LEFT.test(owner));

/** Takes APIs out of a page, before its first script. It is sent to the browser as text, so it calls nothing of this file. */
export function takeAway(apis: readonly NewerApi[]): void {
  const globals = globalThis as unknown as Record<string, { readonly prototype?: object } | undefined>;
  // Read first: an owner may be taken away, too.
  const found = apis.map((api) => ({ ...api, of: api.owner === 'Window' ? globalThis : globals[api.owner] }));
  for (const { owner, member, isStatic, of } of found) {
    if (member === null) Reflect.deleteProperty(globalThis, owner);
    else if (of) {
      // Of the language, the data does not say which members are static.
      Reflect.deleteProperty(of, member);
      if (!isStatic && 'prototype' in of && of.prototype) Reflect.deleteProperty(of.prototype, member);
    }
  }
  // Its second argument, the button that was pressed, is newer than Chromium 111.
  const { FormData } = globalThis;
  globalThis.FormData = class extends FormData {
    constructor(form?: HTMLFormElement) {
      super(form);
    }
  };
}
