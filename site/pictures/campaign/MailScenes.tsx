/** The pictures in the emails, 380 by 224 px. */
export function HarvestScene() {
  return (
    <>
      <rect width="380" height="224" fill="#ffe08a" />
      <circle cx="278" cy="88" r="56" fill="#f7a23b" />
      <path fill="#2b7657" d="M0 158c90-56 200-66 380-16v82H0z" />
      <path fill="var(--mark)" d="M0 190c70-54 170-56 380 4v30H0z" />
      <path
        fill="none"
        stroke="#2b7657"
        strokeWidth="3"
        d="M190 160c60 10 120 30 180 62M170 164c40 16 80 36 110 60M236 158c50 8 100 20 144 36"
      />
      <path
        fill="var(--lime)"
        d="M86 96c-2-12 6-20 18-22 0 12-6 20-18 22zm54-12c4-12 14-16 26-12-4 12-14 16-26 12z"
      />
      <circle cx="80" cy="122" r="22" fill="#e8663c" />
      <circle cx="120" cy="112" r="26" fill="#f7a23b" />
      <circle cx="164" cy="116" r="24" fill="#e8663c" />
      <circle cx="98" cy="132" r="20" fill="#f5c04f" />
      <circle cx="142" cy="130" r="22" fill="#f5c04f" />
      <circle cx="184" cy="132" r="18" fill="#f7a23b" />
      <path fill="#8a4b23" d="M46 136h158v68H46z" />
      <path fill="#d99a5b" d="M60 142h130v15H60zm0 20h130v15H60zm0 20h130v15H60z" />
      <path fill="var(--on-forest)" d="M98 152h54v30H98z" />
      <path stroke="var(--mark)" strokeWidth="4" d="M106 162h38m-38 10h24" />
    </>
  );
}

export function KettleScene() {
  return (
    <>
      <rect width="380" height="224" fill="var(--sky)" />
      <circle cx="174" cy="106" r="86" fill="light-dark(#fff8,#fff1)" />
      <path fill="#f7a23b" d="M0 186h380v38H0z" />
      <g transform="translate(-48)">
        <path
          fill="none"
          stroke="light-dark(#1c4a80,#8fc4f5)"
          strokeWidth="13"
          d="M158 92c0-82 118-82 118 0"
        />
        <path fill="light-dark(#1c4a80,#5f9fdd)" d="M160 84h114l32 102H128z" />
        <path fill="light-dark(#1c4a80,#5f9fdd)" d="M160 126 88 76l-14 15 72 79z" />
        <rect x="154" y="76" width="126" height="16" rx="8" fill="light-dark(#143860,#8fc4f5)" />
        <circle cx="217" cy="68" r="10" fill="#f7a23b" />
        <path
          fill="none"
          stroke="light-dark(#fff,#cfe6fb)"
          strokeLinecap="round"
          strokeWidth="7"
          d="m258 108 16 52"
        />
        <path
          fill="none"
          stroke="light-dark(#fff,#cfe6fb)"
          strokeLinecap="round"
          strokeWidth="6"
          d="M64 62c-14-12 8-18-2-34M88 54c-12-10 8-16-2-30"
        />
      </g>
    </>
  );
}

const cloths = [
  { x: 34, ground: '#3b2a92', ink: 'var(--lime)' },
  { x: 116, ground: '#e8663c', ink: 'var(--on-forest)' },
  { x: 198, ground: 'var(--mark)', ink: '#f7a23b' },
  { x: 280, ground: '#f7a23b', ink: '#3b2a92' },
];

export function PrintsScene() {
  return (
    <>
      <rect width="380" height="224" fill="var(--violet)" />
      <path stroke="var(--ink)" strokeWidth="5" d="M0 34h380" />
      {cloths.map(({ x, ground, ink }) => (
        <g key={x} transform={`translate(${x} 30)`}>
          <path fill={ground} d="M0 0h70v160l-35 14-35-14z" />
          <path
            fill="none"
            stroke={ink}
            strokeWidth="6"
            d="m0 52 12-16 12 16 12-16 12 16 12-16 10 14M0 122l12-16 12 16 12-16 12 16 12-16 10 14"
          />
          <circle cx="35" cy="79" r="11" fill={ink} />
        </g>
      ))}
    </>
  );
}

export function CrateScene() {
  return (
    <>
      <rect width="380" height="224" fill="var(--forest)" />
      <circle cx="292" cy="60" r="30" fill="#f5c04f" />
      <circle cx="280" cy="52" r="28" fill="var(--forest)" />
      <path fill="var(--mark)" d="M0 166c110-40 240-30 380-8v66H0z" />
      <circle cx="168" cy="104" r="24" fill="#e8663c" />
      <circle cx="212" cy="104" r="24" fill="#f7a23b" />
      <path fill="#8a4b23" d="M118 116h144v72H118z" />
      <path fill="#d99a5b" d="M130 122h120v15H130zm0 22h120v15H130zm0 22h120v15H130z" />
    </>
  );
}

export function VanScene() {
  return (
    <>
      <rect width="380" height="224" fill="#3b2a92" />
      <circle cx="104" cy="134" r="66" fill="#f7a23b" />
      <path fill="#2b7657" d="M0 142c90-40 210-46 380-6v88H0z" />
      <path fill="var(--mark)" d="M0 188c120-26 250-26 380-6v42H0z" />
      <path
        fill="none"
        stroke="var(--lime)"
        strokeLinecap="round"
        strokeWidth="4"
        d="M66 124h52M40 146h78M78 168h40"
      />
      <path
        fill="var(--on-forest)"
        d="M140 98q0-12 12-12h122q12 0 12 12v12h28q8 0 12 6l22 32q4 5 4 11v25H140z"
      />
      <path fill="#e8663c" d="M140 160h212v24H140z" />
      <path fill="#8fc4f5" d="M298 122h14l18 26h-32z" />
      <circle cx="212" cy="124" r="20" fill="#f7a23b" />
      <path fill="#2b7657" d="M212 106q2-14 18-14-2 14-18 14" />
      <circle cx="184" cy="184" r="20" fill="var(--on-lime)" />
      <circle cx="184" cy="184" r="8" fill="var(--on-forest)" />
      <circle cx="304" cy="184" r="20" fill="var(--on-lime)" />
      <circle cx="304" cy="184" r="8" fill="var(--on-forest)" />
    </>
  );
}

export function CoastScene() {
  return (
    <>
      <rect width="380" height="224" fill="var(--leaf)" />
      <circle cx="120" cy="116" r="58" fill="#f7a23b" />
      <path fill="#17407a" d="M0 128h380v96H0z" />
      <path
        fill="none"
        stroke="#8fc4f5"
        strokeLinecap="round"
        strokeWidth="4"
        d="M70 148h100M92 166h56M30 190h84M230 176h96M276 204h70"
      />
      <path fill="var(--on-forest)" d="m262 34 56 84h-56z" />
      <path fill="#e8663c" d="m254 50-46 68h46z" />
      <path fill="#8a4b23" d="M196 124h136l-24 28h-88z" />
    </>
  );
}
