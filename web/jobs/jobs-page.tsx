import { useInfiniteQuery } from '@tanstack/react-query';
import { pageHead } from '../../shared/head/page-head.ts';
import type { Page } from '../page.ts';
import { jobListOptions } from './queries.ts';

function JobsPage() {
  const list = useInfiniteQuery(jobListOptions({ limit: 20 }));
  return (
    <>
      <h1>Offerte</h1>
      <p>{list.data?.pages[0]?.total}</p>
      <ul>{list.data?.pages.flatMap((p) => p.items.map((job) => <li key={job.id}>{job.title}</li>))}</ul>
    </>
  );
}

export const page: Page = {
  Component: JobsPage,
  load: ({ client }) => client.prefetchInfiniteQuery(jobListOptions({ limit: 20 })),
  head: () => pageHead({ title: 'Offerte', description: 'x', canonical: '/offerte' }),
};
