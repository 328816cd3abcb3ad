import { descriptionBlocks } from '../../../shared/description.ts';
import { PhoneLinks } from '../../layout/phone-links.tsx';
import { Blocks } from '../../ui/blocks.tsx';

/** A description with the paragraphs and lists its author meant; markup in it stays text. */
export const JobText = ({ text }: { text: string }) => (
  <div className="prose">
    <Blocks blocks={descriptionBlocks(text)} line={(line) => <PhoneLinks text={line} />} />
  </div>
);
