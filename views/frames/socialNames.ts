/** Names of the social networks by the content service's codes, the same in every language. */
export const SOCIAL_NAMES = {
  weixin: 'WeChat',
  weibo: 'Weibo',
  zhihu: 'Zhihu',
  douyin: 'Douyin',
  ke: 'Kuaishou',
  ins: 'Instagram',
  twitter: 'X',
  facebook: 'Facebook',
  ali: 'Alibaba',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
} as const;
