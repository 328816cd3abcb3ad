import { useModule } from '../ui/use-module.ts';
import type { InterviewProps } from './interview-part.tsx';

/** The interview of an application; its code comes after the page. */
export function InterviewOf(props: InterviewProps) {
  const part = useModule(() => import('./interview-part.tsx'), true);
  return part && <part.InterviewPart {...props} />;
}
