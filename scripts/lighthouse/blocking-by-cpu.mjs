import { LanternTotalBlockingTime } from 'lighthouse/core/computed/metrics/lantern-total-blocking-time.js';

/**
 * An event of a trace; times in microseconds, `tdur` the CPU time of what took `dur` by the clock.
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number }} TraceEvent
 */

/** Sorts by start, and a parent before its children. @param {TraceEvent} a @param {TraceEvent} b */
const inTime = (a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0);

/**
 * A trace in which each task took the CPU time that it used, and none waited for a processor; what happened in a task happens in it
 * still, at the same share of its length.
 * @template {TraceEvent} T
 * @param {readonly T[]} events
 * @returns {T[]} in the order of their time
 */
export function withoutWaits(events) {
  /** @type {Map<string, { ts: number, end: number, share: number }>} the task that each thread is in */
  const tasks = new Map();
  return events
    .toSorted(inTime)
    .map((event) => {
      const { name, ph, pid, tid, ts, dur = 0, tdur } = event;
      const thread = `${pid} ${tid}`;
      const inside = tasks.get(thread);
      if (inside && ts < inside.end) {
        const moved = { ...event, ts: inside.ts + (ts - inside.ts) * inside.share };
        return event.dur === undefined ? moved : { ...moved, dur: dur * inside.share };
      }
      if (name !== 'RunTask' || ph !== 'X' || tdur === undefined || dur === 0) return event;
      const used = Math.min(dur, tdur);
      tasks.set(thread, { ts, end: ts + dur, share: used / dur });
      return { ...event, dur: used };
    })
    .toSorted(inTime);
}

/**
 * Total blocking time of a visit in milliseconds, as Lighthouse simulates it, but of the CPU time that tasks used.
 * @param {import('lighthouse').Artifacts} artifacts of the visit
 * @param {import('lighthouse').Config.Settings} settings that it was graded with
 */
export async function blockingByCpu(artifacts, settings) {
  const { DevtoolsLog: devtoolsLog, GatherContext: gatherContext, URL, SourceMaps, HostDPR } = artifacts;
  const trace = { ...artifacts.Trace, traceEvents: withoutWaits(artifacts.Trace.traceEvents) };
  const data = { trace, devtoolsLog, gatherContext, settings, URL, SourceMaps, HostDPR, simulator: null };
  const { timing } = await LanternTotalBlockingTime.request(data, { computedCache: new Map() });
  return timing;
}
