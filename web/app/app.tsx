import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import type { Language } from '../../shared/languages.ts';
import { LanguagesContext } from './languages.tsx';
import { NowProvider } from './now.tsx';
import { Redrawn } from './redrawn.tsx';

type AppProps = {
  readonly client: QueryClient;
  readonly now: Date;
  readonly languages: readonly Language[];
  readonly children: ReactNode;
};

export function App({ client, now, languages, children }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <NowProvider initial={now}>
          <LanguagesContext value={languages}>
            <Redrawn>{children}</Redrawn>
          </LanguagesContext>
        </NowProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
