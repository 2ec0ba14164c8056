import { DisableIcon, TickIcon, TimeIcon } from '@blueprintjs/icons';
import type { HeldRight } from '@/application/users/LoadRights';
import { Row } from '../../kit/layout/Stack';
import { Tag } from '../../kit/layout/Tag';
import { marksOf, reviewText, type ReviewMark } from './reviewText';

/** The icon and the colour of each mark. */
const signs = {
  due: { Icon: TimeIcon, intent: 'warning' },
  unused: { Icon: DisableIcon, intent: 'neutral' },
  inOrder: { Icon: TickIcon, intent: 'success' },
} as const satisfies Readonly<Record<ReviewMark, object>>;

/** The marks of a right in a review, each with an icon, a word and a colour. */
export function ReviewMarks({ row }: { readonly row: HeldRight }) {
  return (
    <Row gap={4}>
      {marksOf(row).map(mark => {
        const { Icon, intent } = signs[mark];
        return (
          <Tag key={mark} intent={intent}>
            <Icon size={12} />
            {reviewText(`mark.${mark}`)}
          </Tag>
        );
      })}
    </Row>
  );
}
