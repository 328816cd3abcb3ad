import { setTimeout as sleep } from 'node:timers/promises';

// No file begins right before midnight in Rome: an offer of "today" would be of yesterday when it is read.
const clock = () => new Date().toLocaleTimeString('it-IT', { timeZone: 'Europe/Rome' });
while (clock() > '23:57') await sleep(1_000);
