import { useMutation } from '@tanstack/react-query';
import { suspensionReason } from '../../shared/account-state.ts';
import type { OwnAccount } from '../../shared/accounts.ts';
import { longDate } from '../../shared/dates.ts';
import { failureToast } from '../forms/failure.ts';
import { Outcome } from '../forms/outcome.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast-store.ts';
import { restoreAccount } from './mutations.ts';

type AccountStateProps = {
  readonly account: OwnAccount;
  /** The account was deleted, or restored, a moment ago: the notice takes the focus of the button. */
  readonly isNew: boolean;
  readonly onRestored: (account: OwnAccount) => void;
};

/** Says what restricts the account, if anything does, and how that ends. */
export function AccountState({ account, isNew, onRestored }: AccountStateProps) {
  const { purgedAt } = account;
  return (
    <>
      {purgedAt !== null && <Leaving purgedAt={purgedAt} isNew={isNew} onRestored={onRestored} />}
      {account.suspended && (
        <Notice tone="error" title="Il tuo account è sospeso">
          <p className="break-words">{suspensionReason(account.suspended.reason)}</p>
          <p>Le tue offerte e il tuo profilo non si vedono. Puoi scaricare i tuoi dati ed eliminare l’account.</p>
        </Notice>
      )}
      {isNew && purgedAt === null && (
        <Outcome tone="success" title="Eliminazione annullata">
          <p>Il tuo account resta: offerte, profilo e candidature tornano com’erano.</p>
        </Outcome>
      )}
    </>
  );
}

function Leaving({ purgedAt, isNew, onRestored }: { purgedAt: string } & Omit<AccountStateProps, 'account'>) {
  const restore = useMutation({
    mutationFn: restoreAccount,
    onSuccess: (account) => {
      showToast({ title: 'Eliminazione annullata', description: 'Il tuo account resta com’era.' });
      onRestored(account);
    },
    onError: failureToast('Eliminazione non annullata', { refused: 'Non è stato possibile annullare l’eliminazione.' }),
  });
  const Box = isNew ? Outcome : Notice;
  return (
    <Box tone="warning" title={`Il tuo account sarà eliminato il ${longDate(new Date(purgedAt))}`}>
      <p>
        Offerte, profilo e candidature inviate non si vedono già più. Quel giorno cancelliamo tutto; fino ad allora puoi
        ripensarci.
      </p>
      <p>
        <Button loading={restore.isPending} loadingLabel="Un momento..." onClick={() => restore.mutate()}>
          Annulla eliminazione
        </Button>
      </p>
    </Box>
  );
}
