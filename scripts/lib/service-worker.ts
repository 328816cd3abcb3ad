import { build, type Plugin, type Rolldown } from 'vite';
import { PAGES } from '../../web/app/pages.ts';
import { scriptsOf } from './first-documents.ts';

const ENTRY = 'web/service-worker/worker.ts';
const FILE = 'sw.js';

/**
 * Pages whose code every device gets with the worker: the list of all offers, an offer, which is one tap away, and what is
 * saved for reading without a network.
 */
const PATHS = ['/offerte', '/offerte/:id', '/offerte-salvate'];
const MODULES = [
  ...PAGES.flatMap(([path, module]) => (PATHS.includes(path) ? [module] : [])),
  'offline/unsaved-view.tsx',
  'app/start-offline.tsx',
];

/** Compiles the service worker to one file with a stable address, once the files that it brings along have their names. */
export function serviceWorker(buildId: string, target: string[]): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        this.emitFile({ type: 'asset', fileName: FILE, source: await compile(buildId, target, filesOf(bundle)) });
      },
    },
  };
}

/** Addresses of what a page needs without a network, the entry's script first. */
function filesOf(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = scriptsOf(chunks, ['web/index.html']);
  const pages = scriptsOf(
    chunks,
    MODULES.map((module) => `web/${module}`),
  );
  const others = Object.keys(bundle).filter((file) => /\.(?:woff2|svg)$/.test(file) && file.startsWith('assets/'));
  return [...new Set([...entry.toReversed(), ...pages]), ...others].map((file) => `/${file}`);
}

async function compile(buildId: string, target: string[], files: readonly string[]): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __BUILD_ID__: JSON.stringify(buildId), __BUILD_FILES__: JSON.stringify(files) },
    build: { write: false, target, rollupOptions: { input: ENTRY, output: { format: 'iife', entryFileNames: FILE } } },
  });
  const [output] = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (output?.type !== 'chunk') throw new Error('the service worker did not compile');
  return output.code;
}
