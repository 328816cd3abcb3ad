import { useMutation } from '@tanstack/react-query';
import { OPEN_DAYS } from '../../shared/employer-values.ts';
import { pagePath } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { ownPage } from '../app/own-page.ts';
import { failureText } from '../forms/failure.ts';
import { Outcome } from '../forms/outcome.tsx';
import { FormFrame } from '../layout/form-frame.tsx';
import { LinkDone } from '../mailed-links/one-press.tsx';
import { useLinkToken } from '../mailed-links/use-link-token.ts';
import { Button } from '../ui/button.tsx';
import { cart } from '../ui/figures.ts';

const WHY = {
  title: 'Perché lo chiediamo',
  points: [
    'Chi si presenta deve trovare qualcuno che lo ascolta.',
    'Se non fai nulla si spengono da sole: non devi ricordartene.',
    'Le riaccendi quando vuoi dalla pagina della tua azienda.',
  ],
};

/** The link opens a page with buttons: mail scanners follow links, and a GET changes nothing. */
function KeepOpenPage() {
  const token = useLinkToken();
  const press = useMutation({
    mutationFn: (keep: boolean) => send('POST /api/own-employers/openness', { body: { token: token ?? '', keep } }),
  });
  return (
    <FormFrame
      title="Candidature spontanee"
      art={cart}
      withoutScript="Per rispondere serve JavaScript: attivalo nel browser e ricarica la pagina."
      aside={WHY}
    >
      {press.isSuccess ? (
        <LinkDone
          title="Fatto"
          message={press.data.message}
          next={{ label: 'Vai alla tua pagina', path: pagePath.ownEmployer() }}
        />
      ) : (
        <>
          {(token === null || press.isError) && (
            <Outcome tone="error" title="Non è cambiato niente">
              <p>
                {press.isError
                  ? failureText(press.error, { refused: 'Controlla la connessione e riprova.' })
                  : 'Manca una parte del link: aprilo di nuovo dalla email.'}
              </p>
            </Outcome>
          )}
          <p className="cluster needs-script">
            <Button
              disabled={!token}
              loading={press.isPending}
              loadingLabel="Un momento..."
              onClick={() => press.mutate(true)}
            >
              {`Restano aperte per ${OPEN_DAYS} giorni`}
            </Button>
            <Button variant="secondary" disabled={!token || press.isPending} onClick={() => press.mutate(false)}>
              Spegnile
            </Button>
          </p>
        </>
      )}
    </FormFrame>
  );
}

export const page = ownPage(KeepOpenPage, pagePath.keepOpen(), {
  title: 'Candidature spontanee, ancora?',
  description: 'Di’ se la tua azienda riceve ancora candidature spontanee, con il link che hai ricevuto per email.',
  keywords: ['candidature spontanee', 'tenere aperte'],
});
