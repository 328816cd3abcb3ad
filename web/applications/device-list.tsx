import { datePhrase } from '../../shared/dates.ts';
import { linkedApplicationLink } from '../../shared/token-links.ts';
import { useDeviceApplications } from '../api/device-applications.ts';
import { Link } from '../app/link.tsx';
import { ForgetButton } from './keep-application.tsx';

export function DeviceList() {
  const remembered = useDeviceApplications();
  if (remembered.length === 0) return null;
  return (
    <section className="stack-sm" aria-labelledby="candidature-dispositivo">
      <h2 id="candidature-dispositivo">Candidature di questo dispositivo</h2>
      <p className="measure">
        Le hai inviate da qui senza account. Chi usa questo dispositivo le apre: se non è solo tuo, dimenticale.
      </p>
      <ul className="list-plain stack-sm">
        {remembered.map(({ token, title, companyName, sentAt }) => (
          <li key={token} className="card split">
            <div className="min-w-0 break-words">
              <h3>
                <Link to={linkedApplicationLink(token)}>{title}</Link>
              </h3>
              <p className="muted">{`${companyName} · Inviata ${datePhrase('il', new Date(sentAt))}`}</p>
            </div>
            <ForgetButton token={token} title={title} />
          </li>
        ))}
      </ul>
    </section>
  );
}
