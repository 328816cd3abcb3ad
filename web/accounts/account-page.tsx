import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OwnAccount } from '../../shared/accounts.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { accountHead } from '../../shared/head/account-heads.ts';
import { pagePath } from '../../shared/paths.ts';
import { readSession, storeSession, useSession } from '../api/session.ts';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { NotArrived, SignedInFrame } from '../layout/signed-in-frame.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AccountDetails } from './account-details.tsx';
import { AccountState } from './account-state.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Devices } from './devices.tsx';
import { OwnData } from './own-data.tsx';
import { Passkeys } from './passkeys.tsx';
import { ownAccountOptions } from './queries.ts';

const AccountPage = () => (
  <SignedInFrame title="Il tuo account" path={pagePath.account()} purpose="vedere il tuo account">
    <OwnAccountView />
  </SignedInFrame>
);

function OwnAccountView() {
  const session = useSession();
  const client = useQueryClient();
  const [changed, setChanged] = useState(false);
  const account = useQuery({ ...ownAccountOptions(), enabled: Boolean(session) });
  const role = account.data?.role;
  // An administrator has been made, or is one no more, since this device was signed in: the menu follows.
  useEffect(() => {
    const known = readSession();
    if (role && known && known.user.role !== role) storeSession({ ...known, user: { ...known.user, role } });
  }, [role]);
  if (account.isError)
    return (
      <NotArrived
        title="I tuoi dati non sono arrivati"
        path={pagePath.account()}
        retry={() => void account.refetch()}
      />
    );
  if (import.meta.env.SSR || !account.data) return <Loading />;
  const onChanged = (own: OwnAccount) => {
    client.setQueryData(ownAccountOptions().queryKey, own);
    // Lists show the account's state too.
    client.removeQueries({ predicate: ({ queryKey }) => !String(queryKey[0]).startsWith(pathOf('GET /api/account')) });
    setChanged(true);
  };
  const leaving = account.data.purgedAt !== null;
  return (
    <div className="stack-lg max-w-160">
      <AccountState key={String(leaving)} account={account.data} isNew={changed} onRestored={onChanged} />
      <AccountDetails account={account.data} />
      <Passkeys restricted={leaving || account.data.suspended !== null} />
      <Devices />
      <OwnData />
      {!leaving && <DeleteAccount onDeleted={onChanged} />}
    </div>
  );
}

function Loading() {
  return (
    <div className="stack max-w-160" aria-busy="true">
      <p className="sr-only">Caricamento account...</p>
      {['name', 'email', 'password'].map((row) => (
        <Skeleton key={row} className="h-16 w-full" />
      ))}
    </div>
  );
}

export const page: Page = { Component: AccountPage, head: accountHead, sharedAddress: sharedWithoutQuery };
