import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { NowProvider } from './now.tsx';
import { Redrawn } from './redrawn.tsx';

export function App({ client, now, children }: { client: QueryClient; now: Date; children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <NowProvider initial={now}>
          <Redrawn>{children}</Redrawn>
        </NowProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
