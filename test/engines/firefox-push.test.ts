import { onTestFinished, test } from 'vitest';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { eventually } from '../e2e/page-checks.ts';
import { startFirefox } from './firefox.ts';
import { openTab } from './page.ts';
import { startPushService } from './push-service.ts';

test('Firefox subscribes with its own push, and shows the message that it decrypts', async () => {
  const service = await startPushService();
  onTestFinished(service.end);
  const engine = await startFirefox(service.preferences);
  onTestFinished(() => engine.end());
  const tab = await openTab(engine);
  await tab.open(withQuery(pagePath.phoneAlerts(), { location: 'breno' }));
  await tab.tap('main button[type="submit"]', 'Avvisami sul telefono');
  await tab.see('main p', 'Gli avvisi sono attivi su questo dispositivo');
  const keys = await engine.run(async () => {
    const { pushManager } = await navigator.serviceWorker.ready;
    const { p256dh = '', auth = '' } = (await pushManager.getSubscription())?.toJSON().keys ?? {};
    return { p256dh, auth };
  });
  const navigate = await engine.run(() => `${location.origin}/offerte`);
  const notification = { title: 'Serve subito: barista', body: 'Breno, domani', lang: 'it', dir: 'ltr', tag: 'x' };
  service.send(JSON.stringify({ web_push: 8030, notification: { ...notification, navigate } }), keys);
  await eventually(() =>
    engine.run(async () => {
      const shown = await (await navigator.serviceWorker.ready).getNotifications();
      return shown.map(({ title, body, data }) => ({ title, body, data: String(data) }));
    }),
  ).toEqual([{ title: 'Serve subito: barista', body: 'Breno, domani', data: navigate }]);
});
