// Package contrato has what every caller of the service would otherwise write again: verify calls and sign replies, keep a token, repeat
// requests safely, read lists page by page. It needs only the standard library. Models of bodies come from a generator, see docs/guides/typed-client.md.
package contrato

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Order is the order of the signed bytes; the revision of the contract says which.
type Order string

const (
	TimestampFirst Order = "timestamp-endpoint-body"
	BodyFirst      Order = "body-timestamp-endpoint"

	maxAge = 60 * time.Second
	scheme = "hmac-sha256 "
)

// Reasons not to trust a call.
var (
	ErrUnknownKey     = errors.New("unknown-key")
	ErrOtherEndpoint  = errors.New("other-endpoint")
	ErrWrongSignature = errors.New("wrong-signature")
	ErrStale          = errors.New("stale")
)

// Signature is the value of x-signature. The secret is the api-secret in base64, the body the bytes as they come or go.
func Signature(timestamp, endpoint string, body []byte, secret string, order Order) (string, error) {
	key, err := base64.StdEncoding.DecodeString(secret)
	if err != nil {
		return "", err
	}
	mac := hmac.New(sha256.New, key)
	if order == BodyFirst {
		mac.Write(body)
	}
	mac.Write([]byte(timestamp + endpoint))
	if order != BodyFirst {
		mac.Write(body)
	}
	return scheme + base64.StdEncoding.EncodeToString(mac.Sum(nil)), nil
}

// single is the value of a header; one that is absent or came twice is not one that was signed.
func single(header http.Header, name string) string {
	if values := header.Values(name); len(values) == 1 {
		return values[0]
	}
	return ""
}

// Verify returns the reason not to trust a call, or nil. The endpoint is the path and query that were called, the body the bytes that
// came; secrets are api-secrets in base64 by api-key.
func Verify(header http.Header, endpoint string, body []byte, secrets map[string]string, order Order, now time.Time) error {
	secret := secrets[single(header, "x-api-key")]
	// A secret that is not configured is no secret: anybody can sign with the bytes of none, such as a line break has.
	if strings.TrimSpace(secret) == "" {
		return ErrUnknownKey
	}
	if single(header, "x-endpoint") != endpoint {
		return ErrOtherEndpoint
	}
	timestamp := single(header, "x-timestamp")
	wanted, err := Signature(timestamp, endpoint, body, secret, order)
	if err != nil {
		return err
	}
	if !hmac.Equal([]byte(single(header, "x-signature")), []byte(wanted)) {
		return ErrWrongSignature
	}
	// Only now, because a timestamp without a valid signature has no meaning.
	signed, err := strconv.ParseUint(timestamp, 10, 40)
	if err != nil || now.Sub(time.Unix(int64(signed), 0)).Abs() > maxAge {
		return ErrStale
	}
	return nil
}

// Sign sets the headers that a reply to a call is signed with, or a call in your own test.
func Sign(header http.Header, endpoint string, body []byte, secret string, order Order, now time.Time) error {
	timestamp := strconv.FormatInt(now.Unix(), 10)
	value, err := Signature(timestamp, endpoint, body, secret, order)
	if err != nil {
		return err
	}
	header.Set("x-endpoint", endpoint)
	header.Set("x-timestamp", timestamp)
	header.Set("x-signature", value)
	return nil
}
