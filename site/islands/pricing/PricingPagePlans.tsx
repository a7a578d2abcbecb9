import { CopyLink } from './CopyLink.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import Plans, { type PlansProps } from './Plans.tsx';

/** The plans with a choice between them and a link to share; apart, so that the home page carries less. */
export default function PricingPagePlans(props: PlansProps) {
  return <Plans {...props} level={2} choice={<PlanChoice />} share={<CopyLink />} />;
}
