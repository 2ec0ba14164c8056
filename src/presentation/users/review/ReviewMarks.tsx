import { DisableIcon, TickIcon, TimeIcon } from '@blueprintjs/icons';
import type { HeldRight } from '@/application/users/LoadRights';
import { marksOf, reviewText, type ReviewMark } from './reviewText';

/** How a mark of the review looks beside its word. */
const looks = {
  due: { Icon: TimeIcon, look: 'due' },
  unused: { Icon: DisableIcon, look: 'kind' },
  inOrder: { Icon: TickIcon, look: 'active' },
} as const satisfies Readonly<Record<ReviewMark, object>>;

/** What a review says of a right, each with a shape, a word and a colour. */
export function ReviewMarks({ row }: { readonly row: HeldRight }) {
  return (
    <ul className="review-marks">
      {marksOf(row).map(mark => {
        const { Icon, look } = looks[mark];
        return (
          <li key={mark} className={`review-mark user-mark user-mark-${look}`}>
            <Icon size={12} />
            {reviewText(`mark.${mark}`)}
          </li>
        );
      })}
    </ul>
  );
}
