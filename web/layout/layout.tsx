import { Outlet, ScrollRestoration } from 'react-router';

export function Layout() {
  return (
    <>
      <main id="contenuto">
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
