import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router';
import { DEAD_END_LINK } from '../../shared/end-link.ts';
import { pagePath } from '../../shared/paths.ts';
import { ButtonLine } from '../app/link.tsx';
import { FormFrame } from '../layout/form-frame.tsx';
import { Button } from '../ui/button.tsx';
import { loom } from '../ui/figures.ts';
import { Notice } from '../ui/notice.tsx';

type Ending = {
  readonly lead: string;
  /** Text for what was deleted, or how it ended. */
  readonly done: string;
  readonly aside: ComponentProps<typeof FormFrame>['aside'];
  /** Address that the button posts to. */
  readonly linkOf: (token: string) => string;
};

/** The page at which mails of a kind end, by a form that works without script. */
export const endingPage =
  ({ lead, done, aside, linkOf }: Ending) =>
  () => {
    const [params] = useSearchParams();
    const token = params.get('token');
    const way = <ButtonLine to={pagePath.jobs()}>Cerca tra le offerte</ButtonLine>;
    return (
      <FormFrame title="Non ricevere più queste email" art={loom} withoutScript={null} aside={aside}>
        {params.get('esito') === 'fatto' ? (
          <Notice tone="success" title="Non le ricevi più">
            <p>{`${done} Se un’email era già partita, può ancora arrivare.`}</p>
            {way}
          </Notice>
        ) : !token ? (
          <Notice tone="error" title="Non è cambiato niente">
            <p>{DEAD_END_LINK}</p>
            {way}
          </Notice>
        ) : (
          <>
            <p className="text-lead text-muted">{lead}</p>
            <form method="post" action={linkOf(token)}>
              <Button type="submit">Non voglio più riceverle</Button>
            </form>
          </>
        )}
      </FormFrame>
    );
  };
