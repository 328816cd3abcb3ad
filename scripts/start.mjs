// `npm start` serves the production build, `npm run dev` (--dev) the sources with hot reload; both from nothing installed.
import { buildIfChanged } from './build.mjs';
import { DEMO_ACCOUNTS } from './demo/accounts.mjs';
import { refuseOccupied, wantedPort } from './lib/port.mjs';
import { Failure, main, say } from './lib/run.mjs';
import { cronAddress, runCrons } from './lib/run-crons.mjs';
import { prepareDatabase, serveBuild, startServer } from './lib/serve-build.ts';

const STATE = '.wrangler/state';

/** vite keeps its data in `.wrangler/state` too, without being told. @param {number} port @param {string} url */
const serveSources = (port, url) =>
  startServer('vite', ['dev', '--port', String(port), '--strictPort'], { url, env: { SITE_URL: url }, verbose: true });

/** @param {string} url @param {boolean} demo whether the database holds the demo accounts */
function announce(url, demo) {
  const accounts = DEMO_ACCOUNTS.map(
    ({ label, email, password }) => `  ${label.padEnd(16)}  ${email.padEnd(23)}  ${password}`,
  );
  const lines = demo ? ['', 'Account di prova (email e password):', ...accounts] : [];
  const others = [
    '',
    `Le email di prova: ${url}/cdn-cgi/local/explorer/api/local/email/sending`,
    `Un cron subito, per esempio quello ogni 5 minuti: ${cronAddress(url, '*/5 * * * *')}`,
  ];
  console.log(['', `Lavoro in Valle è pronto: ${url}`, ...lines, ...others, '', 'Ctrl-C per fermare.', ''].join('\n'));
}

await main(async () => {
  let stopping = false;
  let stop = async () => {};
  let stopCrons = () => {};
  async function end() {
    stopping = true;
    stopCrons();
    await stop();
    process.exit(0);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  // Ends when npm has gone: a killed npm passes no signal on.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && end(), 1000).unref();

  const port = wantedPort();
  const url = `http://localhost:${port}`;
  await refuseOccupied(port);
  const dev = process.argv.includes('--dev');
  if (!dev) await buildIfChanged();
  say('Preparing the database (half a minute the first time, seconds later)');
  const { demo } = await prepareDatabase(STATE);
  say('Starting (some seconds)');
  const server = await (dev ? serveSources(port, url) : serveBuild({ port, state: STATE }));
  stop = server.stop;
  try {
    if (!dev) stopCrons = runCrons(url);
    announce(url, demo);
    await server.closed;
    if (!stopping) throw new Failure('The server has ended by itself.');
  } finally {
    await server.stop();
  }
});
