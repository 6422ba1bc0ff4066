export default function MyAds() {
  return null
}
