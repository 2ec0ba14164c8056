import { DisableIcon, TickIcon, TimeIcon } from '@blueprintjs/icons';
import type { HeldRight } from '@/application/users/LoadRights';
import { marksOf, reviewText, type ReviewMark } from './reviewText';

/** The shape and the colour of a mark of the review, beside its word. */
const signs = {
  due: { Icon: TimeIcon, tone: 'due' },
  unused: { Icon: DisableIcon, tone: 'kind' },
  inOrder: { Icon: TickIcon, tone: 'active' },
} as const satisfies Readonly<Record<ReviewMark, object>>;

/** What a review says of a right, each with a shape, a word and a colour. */
export function ReviewMarks({ row }: { readonly row: HeldRight }) {
  return (
    <ul className="review-marks">
      {marksOf(row).map(mark => {
        const { Icon, tone } = signs[mark];
        return (
          <li key={mark} className={`review-mark user-mark user-mark-${tone}`}>
            <Icon size={12} />
            {reviewText(`mark.${mark}`)}
          </li>
        );
      })}
    </ul>
  );
}
