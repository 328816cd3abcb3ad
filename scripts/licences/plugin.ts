import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { inRoot } from '../lib/run.mjs';
import { describe, folderOf, NOTICES_FILE, noticeOf, PACKAGES_FILE } from './shipped.ts';

/** Drawn into scripts and styles at build time, so that no module of it is in the build. */
const ICONS = 'node_modules/@iconify-json/lucide';
/** Read into a file of the sources, by scripts/make-common-passwords.ts. */
const PASSWORDS = 'node_modules/@zxcvbn-ts/language-common';
/** Notices of what is no package, or brings none. */
const OTHERS = ['scripts/licences/lucide.txt', 'web/fonts/LICENSE-OFL.txt'];

const RULE = `\n\n${'-'.repeat(80)}\n\n`;

/**
 * Says which packages a build holds. Their licences ask that the notice goes along with a copy: what browsers get has all notices in
 * one file beside it, and each script that holds a package begins with the address of that file.
 */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const isBrowser = this.environment.name === 'client';
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const folders = [...new Set([...chunks.flatMap(foldersIn), inRoot(PASSWORDS)])].sort();
        const packages = [...folders, ...(isBrowser ? [inRoot(ICONS)] : [])].map(describe);
        this.emitFile({ type: 'asset', fileName: PACKAGES_FILE, source: JSON.stringify(packages) });
        if (!isBrowser) return;
        const notices = [...folders.map(noticeOf), ...OTHERS.map((path) => readFileSync(inRoot(path), 'utf8').trim())];
        this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source: `${notices.join(RULE)}\n` });
        for (const chunk of chunks.filter((one) => foldersIn(one).length > 0))
          chunk.code = `/*! /${NOTICES_FILE} */\n${chunk.code}`;
      },
    },
  };
}

const foldersIn = ({ moduleIds }: Rolldown.OutputChunk): string[] => [
  ...new Set(moduleIds.map(folderOf).filter((folder) => folder !== null)),
];
