import { CopyLink } from './CopyLink.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import Plans, { type PlansProps } from './Plans.tsx';

/** A module of its own, so that the home page loads neither the plan choice nor the share link. */
export default function PricingPagePlans(props: PlansProps) {
  return <Plans {...props} level={2} choice={<PlanChoice />} share={<CopyLink />} />;
}
