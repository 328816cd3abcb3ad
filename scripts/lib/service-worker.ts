import { build, type Plugin, type Rolldown } from 'vite';
import { PAGES } from '../../web/app/pages.ts';

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

/** Addresses of what a page needs without a network, the entry's script first. @throws where a page is not in the build */
function filesOf(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('/web/index.html'));
  const pages = MODULES.map((module) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${module}`));
    if (!chunk) throw new Error(`${module} of scripts/lib/service-worker.ts has no chunk of its own in the build`);
    return chunk;
  });
  if (!entry) throw new Error('the build has no entry script');
  const scripts = new Set([entry.fileName, ...pages.map(({ fileName }) => fileName)]);
  for (const file of scripts)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) scripts.add(imported);
  const others = Object.keys(bundle).filter((file) => /\.(?:woff2|svg)$/.test(file) && file.startsWith('assets/'));
  return [...scripts, ...others].map((file) => `/${file}`);
}

async function compile(buildId: string, target: string[], files: readonly string[]): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __BUILD_ID__: JSON.stringify(buildId), __BUILD_FILES__: JSON.stringify(files) },
    build: { write: false, target, rollupOptions: { input: ENTRY, output: { format: 'iife', entryFileNames: FILE } } },
  });
  const [output] = Array.isArray(result)
    ? result.flatMap((one) => one.output)
    : 'output' in result
      ? result.output
      : [];
  if (output?.type !== 'chunk') throw new Error('the service worker did not compile');
  return output.code;
}
